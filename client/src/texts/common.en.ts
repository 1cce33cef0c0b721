/** What every page says in this language, in one piece. */
import bots from '$texts/bots/texts/en.ftl?raw';
import server from '$texts/server/texts/en.ftl?raw';
import common from '$texts/texts/en.ftl?raw';
import frame from './frame/en.ftl?raw';

export const source = [common, bots, server, frame].join('\n');
