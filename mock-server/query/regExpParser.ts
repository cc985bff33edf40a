/** Error for a regular expression that is invalid, too large or too slow, or uses an unsupported construct. */
export class InvalidRegExpError extends Error {}

export type CodePointPredicate = (code: number) => boolean
export type RegExpNode =
  | { kind: 'test'; test: CodePointPredicate }
  | { kind: 'assert'; at: 'start' | 'end' | 'boundary' | 'noBoundary' }
  | { kind: 'sequence' | 'choice'; parts: RegExpNode[] }
  | { kind: 'repeat'; part: RegExpNode; min: number; max: number }
/** Returns whether a code point is an ASCII letter, a digit or an underscore. */
export const isWordCharacter: CodePointPredicate = code =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95
const isDigit: CodePointPredicate = code => code >= 48 && code <= 57
const isSpace: CodePointPredicate = code => /\s/.test(String.fromCodePoint(code))
const negate =
  (test: CodePointPredicate): CodePointPredicate =>
  code =>
    !test(code)
const CHARACTER_CLASSES: Record<string, CodePointPredicate> = {
  d: isDigit,
  D: negate(isDigit),
  w: isWordCharacter,
  W: negate(isWordCharacter),
  s: isSpace,
  S: negate(isSpace),
}
const CONTROL_ESCAPES: Record<string, number> = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 }
const isNewline: CodePointPredicate = code => code === 10 || code === 13 || code === 0x2028 || code === 0x2029

const MAX_GROUPS_AND_QUANTIFIERS = 200

/**
 * Parses a regular expression.
 * @throws InvalidRegExpError when the expression is invalid, too large or unsupported
 */
export class RegExpParser {
  private readonly signs: string[]
  private at = 0
  private groupAndQuantifierCount = 0

  constructor(source: string) {
    this.signs = [...source]
  }

  parse(): RegExpNode {
    const node = this.choice()
    if (this.at < this.signs.length) throw new InvalidRegExpError('A bracket is not opened')
    return node
  }

  private choice(): RegExpNode {
    const parts = [this.sequence()]
    while (this.takes('|')) parts.push(this.sequence())
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts }
  }

  private sequence(): RegExpNode {
    const parts: RegExpNode[] = []
    while (this.at < this.signs.length && this.signs[this.at] !== '|' && this.signs[this.at] !== ')')
      parts.push(this.quantified())
    return { kind: 'sequence', parts }
  }

  private quantified(): RegExpNode {
    let part = this.atom()
    for (let range = this.quantifier(); range; range = this.quantifier()) {
      part = { kind: 'repeat', part, ...range }
      this.countGroupOrQuantifier()
      this.takes('?')
    }
    return part
  }

  private quantifier(): { min: number; max: number } | undefined {
    if (this.takes('*')) return { min: 0, max: Number.POSITIVE_INFINITY }
    if (this.takes('+')) return { min: 1, max: Number.POSITIVE_INFINITY }
    if (this.takes('?')) return { min: 0, max: 1 }
    const counted = /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(this.signs.slice(this.at, this.at + 11).join(''))
    if (!counted) return undefined
    this.at += counted[0].length
    const min = Number(counted[1])
    const max = counted[2] === '' ? min : counted[3] === '' ? Number.POSITIVE_INFINITY : Number(counted[3])
    if (max < min) throw new InvalidRegExpError('Numbers of a quantifier are out of order')
    return { min, max }
  }

  private takes(character: string): boolean {
    if (this.signs[this.at] !== character) return false
    this.at += 1
    return true
  }

  private atom(): RegExpNode {
    const character = this.signs[this.at++] ?? ''
    if (character === '(') return this.group()
    if (character === '[') return { kind: 'test', test: this.set() }
    if (character === '.') return { kind: 'test', test: negate(isNewline) }
    if (character === '^') return { kind: 'assert', at: 'start' }
    if (character === '$') return { kind: 'assert', at: 'end' }
    if (character === '\\') return this.escape()
    if ('*+?'.includes(character)) throw new InvalidRegExpError('There is nothing to repeat')
    return literalNode(character)
  }

  /**
   * Increases the number of groups and quantifiers by 1. This number has a limit, because nested quantifiers multiply
   * the repetitions: the expression `((a{9}){9}){9}` repeats `a` 729 times.
   * @throws InvalidRegExpError when the limit is exceeded
   */
  private countGroupOrQuantifier(): void {
    this.groupAndQuantifierCount += 1
    if (this.groupAndQuantifierCount > MAX_GROUPS_AND_QUANTIFIERS)
      throw new InvalidRegExpError('The expression is too complex')
  }

  private group(): RegExpNode {
    this.countGroupOrQuantifier()
    if (this.takes('?') && !this.takes(':')) throw new InvalidRegExpError('This kind of group is not supported')
    const node = this.choice()
    if (!this.takes(')')) throw new InvalidRegExpError('A bracket is not closed')
    return node
  }

  private escape(): RegExpNode {
    const character = this.signs[this.at++]
    if (character === 'b') return { kind: 'assert', at: 'boundary' }
    if (character === 'B') return { kind: 'assert', at: 'noBoundary' }
    const test = character === undefined ? undefined : CHARACTER_CLASSES[character]
    return test ? { kind: 'test', test } : literalNode(String.fromCodePoint(escapedCodePoint(character)))
  }

  private set(): CodePointPredicate {
    const isNegated = this.takes('^')
    const tests: CodePointPredicate[] = []
    while (this.signs[this.at] !== ']') {
      const from = this.setMember()
      if (typeof from !== 'number') tests.push(from)
      else if (this.signs[this.at] === '-' && this.signs[this.at + 1] !== ']') {
        this.at += 1
        const to = this.setMember()
        if (typeof to !== 'number' || to < from) throw new InvalidRegExpError('A range is out of order')
        tests.push(code => code >= from && code <= to)
      } else tests.push(code => code === from)
    }
    this.at += 1
    const test: CodePointPredicate = code => tests.some(matches => matches(code))
    return isNegated ? negate(test) : test
  }

  private setMember(): number | CodePointPredicate {
    const character = this.signs[this.at++]
    if (character === undefined) throw new InvalidRegExpError('A class is not closed')
    if (character !== '\\') return character.codePointAt(0) ?? 0
    const escaped = this.signs[this.at++]
    return (escaped === undefined ? undefined : CHARACTER_CLASSES[escaped]) ?? escapedCodePoint(escaped)
  }
}

function literalNode(character: string): RegExpNode {
  const codePoint = character.codePointAt(0)
  return { kind: 'test', test: code => code === codePoint }
}

/**
 * Returns the code point of the character after a backslash. Throws an error for a letter or digit that has no special
 * meaning after a backslash.
 */
function escapedCodePoint(character: string | undefined): number {
  if (character === undefined) throw new InvalidRegExpError('The expression ends with a backslash')
  const control = CONTROL_ESCAPES[character]
  if (control !== undefined) return control
  if (/[a-z\d]/i.test(character)) throw new InvalidRegExpError('This escape is not supported')
  return character.codePointAt(0) ?? 0
}
