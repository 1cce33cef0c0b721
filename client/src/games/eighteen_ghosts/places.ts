/** Where the things are that the guided first game speaks of. */
export default function place(thing: string): string {
  const [kind, which] = thing.split(' ');
  switch (kind) {
    case 'room':
      return `.castle-table [data-room=${which}]`;
    case 'portal':
      return `.castle-table [data-portal=${which}]`;
    case 'lanterns':
      return '.castle-table .seatbox.me .lanterns';
    case 'own-ghosts':
      return '.castle-table .pc[data-own]';
    case 'wheel':
      return '.castle-table .wheel';
    case 'dungeon':
      return '.castle-table .dungeon .cell.mine';
    default:
      return ':not(*)';
  }
}
