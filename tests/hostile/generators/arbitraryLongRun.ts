import { fc } from '../../harness/propertyTest'

/**
 * Possible beginnings of a generated text. A generated text may also repeat such a beginning many times. Most entries
 * are constructs without an end, for example `<!--` for a comment.
 */
const starts = [
  ...['', '"', "'", '(', '[', '{', '<', '\\', '/*', '<!--', '&', '#', '%', '.', ',', ';', ':', '-', '1', 'a '],
  ...['dir=', '<p dir="', '<p title="', '<svg ', '<a href="', '</p', 'data:', 'data:image/svg;', 'http://a/'],
  ...['a{', 'p{color:', 'p{margin:1', 'p{--a:', ':is(a', ':not(', '@layer a', '@font-face{', '@media (width:'],
  ...['url(', 'url("', "url('", 'display:', 'content:', 'content:"', 'font', 'font-family:', 'filter', 'mask:'],
  ...['/api/v1/books/1/resource/', '/api/v1/books/', '/resource/', 'epubcfi(/6[', '第', '一', '【', 'vol', 'No.'],
]
const runs = [
  ...[' ', '\t', '\n', '\u00a0', '\0', 'a', 'A', '1', '0.', '-', '_', '.', ',', ';', ':', '/', '\\', '#', '%'],
  ...['"', "'", '(', ')', '[', ']', '{', '}', '<', '>', '&', '=', '*', '+', '~', '\u0301', '\u05d0', '\u200d'],
  ...['一', '【', '《', '「', '½', 'a ', 'a-', '1 ', '1,', '. ', '\\"', "\\'", '()', '{}', '[a', '^'],
]
const ends = ['', 'x', '!', '\n', '"', "'", ')', ']', '}', '>', ';', ' x', '\\a ', '\n!']

/** Parts of a long text. The long text consists of `start`, many repetitions of `repeated`, and `end`. */
export interface LongRun {
  readonly start: string
  readonly repeated: string
  readonly end: string
}

/**
 * Generates the parts of a text: a start, a part that repeats many times, and an end. The repeated part is, for
 * example, a space, a name or an unclosed bracket. Regular expressions with backtracking may need quadratic time for
 * such texts.
 */
export const arbitraryLongRun: fc.Arbitrary<LongRun> = fc.record({
  start: fc.constantFrom(...starts),
  repeated: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...runs) },
    { weight: 2, arbitrary: fc.constantFrom(...starts.filter(Boolean)) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...starts), fc.constantFrom(...runs)).map(([first, last]) => first + last),
    },
  ),
  end: fc.constantFrom(...ends),
})

/** Creates the long text from its parts. All repetitions of `repeated` together have at least `chars` characters. */
export const writeLongRun = ({ start, repeated, end }: LongRun, chars: number): string =>
  start + repeated.repeat(Math.ceil(chars / repeated.length)) + end
