/** Where the things are that the guided first game speaks of. */
export default function place(thing: string): string {
  const [kind, which] = thing.split(' ');
  switch (kind) {
    case 'street':
      return '.sale-table .lot';
    case 'house':
      return `.sale-table [data-lot="${which}"]`;
    case 'ladders':
      return '.sale-table .lot .ladder';
    case 'ladder':
      return `.sale-table [data-lot="${which}"] .ladder`;
    case 'card':
      return `.sale-table .tray [data-card="${which}"]:not([disabled])`;
    case 'token': {
      const [face, sort] = (which ?? '').split('-');
      return `.sale-table .tokens [data-face=${face}][data-kind=${sort}]`;
    }
    case 'say':
      return `.sale-table .choice [data-say=${which}]`;
    case 'thumb':
      return '.sale-table .ownseat .thumb';
    case 'own-seat':
      return '.sale-table .ownseat';
    case 'seat':
      return `.sale-table .opp[data-seat="${which}"]`;
    case 'truelight':
      return '.sale-table [data-target=truelight]';
    case 'notes':
      return '.sale-table .toolbar [data-tool=notes], .sale-table .book .liar:not([disabled])';
    default:
      return ':not(*)';
  }
}
