/** Part of a sample text. It matches a single element of the regular expression, for example `\d` or `[a-z]+`. */
interface SamplePart {
  readonly text: string
  /** Whether the element has a quantifier that allows repetitions, such as the `*` in `[a-z]*`. */
  readonly isRepeatable: boolean
}

const candidateChars = [
  ...Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + ((index + 64) % 94))),
  ...[' ', '\t', '\n', '\0', '\u00a0', 'é', '一', '«', '★', '½', '\u05d0', '\u0301', '\ue000', '\ud83d\ude00'],
]

const atomPattern =
  /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|k<[^>]*>|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|[^\\[]/iuy
const quantifierPattern = /(?:[*+?]|\{(\d*)(,?)(\d*)\})\??/y
const groupStartPattern = /\((\?(?:[:=!]|<[=!]|<\w+>))?/y

/**
 * Creates a text that matches a regular expression, or at least the beginning of the expression. Returns the parts of
 * the text. Ignores assertions such as `\b`, so some texts do not match.
 * @param choice number from 0 that selects an alternative in each group. In `(a|b)`, 0 selects `a`, and 1 selects `b`.
 *   Higher numbers start again with the first alternative: 2 selects `a`.
 */
export function sampleRegularExpression({ source, flags }: RegExp, choice: number): SamplePart[] {
  return new RegularExpressionSampler(source, flags.replace(/[gy]/g, ''), choice).sampleAlternatives()
}

class RegularExpressionSampler {
  private position = 0
  private readonly source: string
  private readonly flags: string
  private readonly choice: number

  constructor(source: string, flags: string, choice: number) {
    this.source = source
    this.flags = flags
    this.choice = choice
  }

  sampleAlternatives(): SamplePart[] {
    const alternatives = [this.sampleSequence()]
    while (this.source[this.position] === '|') {
      this.position += 1
      alternatives.push(this.sampleSequence())
    }
    return alternatives[this.choice % alternatives.length] as SamplePart[]
  }

  private sampleSequence(): SamplePart[] {
    const parts: SamplePart[] = []
    while (this.position < this.source.length && !/[|)]/.test(this.source[this.position] as string)) {
      const inner = this.sampleElement()
      const quantifier = this.read(quantifierPattern)
      const isRepeatable = quantifier !== undefined && !/^\?|^\{[01]?(,1)?\}/.test(quantifier)
      if (!isRepeatable) parts.push(...inner)
      else parts.push({ text: inner.map(({ text }) => text).join(''), isRepeatable })
    }
    return parts.filter(({ text }) => text !== '')
  }

  private sampleElement(): SamplePart[] {
    const start = this.read(groupStartPattern)
    if (start !== undefined) {
      const inner = this.sampleAlternatives()
      this.position += 1
      return /[!]|<=/.test(start) ? [] : inner
    }
    const atom = this.read(atomPattern) ?? ''
    if (atom === '') throw new Error(`unknown element in ${this.source} at ${this.position}`)
    return /^(?:[\^$]|\\[bB]|\\[1-9]|\\k.*)$/.test(atom) ? [] : [{ text: this.sampleAtom(atom), isRepeatable: false }]
  }

  private sampleAtom(atom: string): string {
    if (/^[^\\[.]$/u.test(atom)) return atom
    const pattern = new RegExp(`^${atom}$`, this.flags)
    return candidateChars.find(char => pattern.test(char)) ?? 'a'
  }

  private read(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position
    const text = pattern.exec(this.source)?.[0]
    this.position += text?.length ?? 0
    return text
  }
}
