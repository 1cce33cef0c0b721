// What an action would bring, read from what the server foretells: nothing is worked out here.
import type { Foretold } from '../../table/contract.ts';
import { before, COLOURS, count, isSame, isThroughMirrors } from './castle.ts';
import type { Action, Colour, Event, Facing, Ghost, Room, View } from './castle.ts';

export interface Fled extends Ghost {
  readonly room: Room;
}

export interface Consequence {
  readonly action: Action;
  readonly isJump: boolean;
  readonly fight: { readonly attacker: Ghost; readonly defender: Ghost; readonly loser: Ghost; readonly isWon: boolean } | null;
  readonly turn: { readonly colour: Colour; readonly facing: Facing; readonly room: Room | null } | null;
  readonly escapes: readonly Fled[];
  /** The lanterns that would go on. */
  readonly lights: readonly Ghost[];
  readonly winners: readonly number[];
  /** Whether it would be bad for whoever acts: one's own ghost loses, or one of somebody else escapes, and none of one's own does. */
  readonly isBad: boolean;
}

/** How many lanterns of a seat burn, and for which colours; in the short game one for each ghost. */
export function lit(view: View, seat: number): readonly Colour[] {
  if (view.options.goal === 'three') return view.outside.filter((ghost) => ghost.seat === seat).map((ghost) => ghost.colour);
  return COLOURS.filter((colour) => count(view.outside, seat, colour) > 0);
}

function newlyLit(view: View, then: View | null): Ghost[] {
  if (then === null) return [];
  return [0, 1].flatMap((seat) => {
    const was = [...lit(view, seat)];
    return lit(then, seat)
      .filter((colour) => {
        const at = was.indexOf(colour);
        if (at >= 0) was.splice(at, 1);
        return at < 0;
      })
      .map((colour) => ({ seat, colour }));
  });
}

export function consequence(view: View, action: Action, foretold: Foretold<View, Event>, seat: number): Consequence {
  const told = foretold.events;
  const attacked = told.find((event) => event.event === 'attacked');
  const beaten = told.find((event) => event.event === 'beaten');
  const turned = told.find((event) => event.event === 'portal-turned');
  const ended = told.find((event) => event.event === 'game-ended');
  const escapes = told.filter((event) => event.event === 'escaped').map((event) => ({ ...event.ghost, room: event.room }));
  const fight = attacked && beaten ? { attacker: attacked.ghost, defender: attacked.defender, loser: beaten.ghost, isWon: !isSame(attacked.ghost, beaten.ghost) } : null;
  const isRash = (fight !== null && !fight.isWon) || escapes.some((ghost) => ghost.seat !== seat);
  return {
    action,
    isJump: action.do === 'move' && isThroughMirrors(action.origin, action.target),
    fight,
    turn: turned ? { colour: turned.colour, facing: turned.facing, room: before(turned.colour, turned.facing) } : null,
    escapes,
    lights: newlyLit(view, foretold.view),
    winners: ended ? ended.result.winners : [],
    isBad: isRash && escapes.every((ghost) => ghost.seat !== seat),
  };
}
