/** What every page says in this language, in one piece. */
import bots from '$texts/bots/texts/de.ftl?raw';
import server from '$texts/server/texts/de.ftl?raw';
import common from '$texts/texts/de.ftl?raw';
import frame from './frame/de.ftl?raw';

export const source = [common, bots, server, frame].join('\n');
