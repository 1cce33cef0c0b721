/** Where the things are that the guided first game speaks of. */
export default function place(thing: string): string {
  const [kind, which] = thing.split(' ');
  switch (kind) {
    case 'street':
      return '.rip-table .street';
    case 'place':
      return `.rip-table .street [data-thing=place-${which}]`;
    case 'now':
      return '.rip-table .street .big, .rip-table .band';
    case 'card':
      return `.rip-table .fan [data-value="${which}"]`;
    case 'psychic':
      return `.rip-table .psys [data-psychic="${which}"]`;
    case 'plates':
      return '.rip-table .plate';
    case 'need':
      return '.rip-table .lane.mine .need';
    case 'own-cards':
      return '.rip-table .lane.mine .pl';
    case 'won':
      return '.rip-table .hand .res, .rip-table .foot .resS';
    case 'hold':
    case 'give-up':
      return `.rip-table .asks [data-act=${kind}]`;
    default:
      return ':not(*)';
  }
}
