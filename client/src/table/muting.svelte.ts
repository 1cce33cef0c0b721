/** Whether the others are not to be heard here. */
import { remember, remembered } from '../net/memory.ts';

class Muting {
  #isOn = $state(remembered('mute') === 'on');

  get isOn(): boolean {
    return this.#isOn;
  }

  turn(isOn: boolean): void {
    this.#isOn = isOn;
    remember('mute', isOn ? 'on' : null);
  }
}

export const muting = new Muting();
