/** Where the things are that the guided first game speaks of. */
export default function place(thing: string): string {
  const [kind, which] = thing.split(' ');
  switch (kind) {
    case 'card':
      return `.ghoosty-table .hand [data-c="${which}"]`;
    case 'hand':
      return '.ghoosty-table .hand [data-c]';
    case 'house':
      return '.ghoosty-table .own, .ghoosty-table .hand.empty';
    case 'cemetery':
      return '.ghoosty-table .pilewrap';
    case 'crypt':
      return '.ghoosty-table .crypt [data-act=luck], .ghoosty-table .crypt .deck';
    case 'clock':
      return '.ghoosty-table .churchbox';
    case 'seats':
      return '.ghoosty-table .pl';
    default:
      return ':not(*)';
  }
}
