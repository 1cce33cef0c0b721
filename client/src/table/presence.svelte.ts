/** Who is at the table just now. */
import type { Present } from '$protocol';

export class Presence {
  #told = $state.raw<Pick<Present, 'seats' | 'gone_since' | 'watchers'>>({ seats: [], gone_since: [], watchers: 0 });

  /** Whether somebody is connected, for each seat (bots always are). */
  get seats(): readonly boolean[] {
    return this.#told.seats;
  }

  /** Since when each chair's person has been gone, in the time of the table; null who is here. */
  get goneSince(): readonly (number | null)[] {
    return this.#told.gone_since;
  }

  get watchers(): number {
    return this.#told.watchers;
  }

  hear(message: Present): void {
    this.#told = message;
  }
}
