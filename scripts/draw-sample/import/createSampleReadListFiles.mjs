/**
 * Creates read lists in the format .cbl for the import of read lists. Each list is for a different case of the import:
 * all books exist, several books match, books are missing, entries repeat, and the file is damaged.
 */
import { escapeXml } from '../kit/svgElements.mjs'

const harbour = number => ['Harbour Nine', number, 2025]
const snowline = number => ['Snowline', number, 2025]

const LISTS = [
  {
    file: 'Complete - A week at the harbour.cbl',
    name: 'A week at the harbour',
    books: [
      harbour(1),
      harbour(2),
      ['Orbit Diner', 1, 2025],
      harbour(3),
      ['Orbit Diner', 2, 2025],
      snowline(1),
      harbour(4),
    ],
  },
  {
    file: 'Ambiguous - Steam and embers.cbl',
    name: 'Steam and embers',
    books: [
      ['Kettle Spirits', 1, 1998, 1998],
      ['Kettle Spirits', 2, 1998, 1998],
      ['Moss & Ember', 1, 2025],
      ['Moss & Ember', 2, 2025],
      ['Moss & Ember', 3, 2025],
    ],
  },
  {
    file: 'Missing - The long winter.cbl',
    name: 'The long winter',
    books: [
      snowline(1),
      snowline(2),
      snowline('2.5'),
      snowline(9),
      ['Snow Line', 3, 2025],
      ['Tin Lantern', 1, 2019],
      ['Tin Lantern', 2, 2019],
      ['Paper Cranes Run', 1, 2024],
    ],
  },
  {
    file: 'Duplicates - First issues.cbl',
    name: 'First issues',
    books: [
      harbour(1),
      ['Orbit Diner', 1, 2025],
      harbour(1),
      snowline(1),
      ['orbit diner', '001', 2025],
      ['Rooftop Weather', 1, 2024],
    ],
  },
]

/** Returns the read lists as pairs of file name and content. */
export function createSampleReadListFiles() {
  const [[, complete]] = LISTS.map(list => [list.file, listXml(list)])
  return [
    ...LISTS.map(list => [list.file, listXml(list)]),
    ['Broken - Half a list.cbl', complete.slice(0, Math.floor(complete.length / 2))],
  ]
}

function listXml({ name, books }) {
  const rows = books.map(
    ([series, number, year, volume]) =>
      `    <Book Series="${escapeXml(series)}" Number="${number}" Volume="${volume ?? ''}" Year="${year}" />`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<ReadingList xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <Name>${escapeXml(name)}</Name>
  <Books>
${rows.join('\n')}
  </Books>
  <Matchers />
</ReadingList>
`
}
