/** Where the things are that the guided first game speaks of. */
export default function place(thing: string): string {
  const [kind, which] = thing.split(' ');
  switch (kind) {
    case 'card':
      return `.ghosts-table [data-card=${which}]`;
    case 'seat':
      return `.ghosts-table [data-seat="${which}"]`;
    case 'seats':
      return '.ghosts-table .seat';
    case 'pile':
      return '.ghosts-table .pile';
    case 'thermometer':
      return '.ghosts-table .thermo';
    case 'hand':
      return '.ghosts-table .hand .hold';
    case 'sack':
      return '.ghosts-table .bag';
    case 'bowl':
      return '.ghosts-table .giveback';
    default:
      return ':not(*)';
  }
}
