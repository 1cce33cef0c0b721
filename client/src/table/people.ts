/** Who sits there, as a figure: a person's avatar, or the bot's own ghost. */
import type { Chair } from '$protocol';
import { avatarFor } from '../kit/avatar.ts';

export function avatarOn(chair: Chair | undefined, name: string): string {
  if (chair?.who === 'bot' && chair.level !== null) return chair.level;
  return avatarFor((chair as (Chair & { avatar?: string }) | undefined)?.avatar, name);
}
