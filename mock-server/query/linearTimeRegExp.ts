import { requestLimits } from '../http/requestLimits'
import {
  type CodePointPredicate,
  InvalidRegExpError,
  isWordCharacter,
  type RegExpNode,
  RegExpParser,
} from './regExpParser'

type RegExpStep =
  | { op: 'test'; test: CodePointPredicate }
  | { op: 'assert'; at: 'start' | 'end' | 'boundary' | 'noBoundary' }
  | { op: 'fork'; to: number[] }
  | { op: 'match' }

/**
 * Regular expression that runs in linear time. It tracks a set of states instead of backtracking. Lookaround and
 * backreferences are not supported.
 */
export class LinearTimeRegExp {
  private readonly steps: RegExpStep[] = []
  private compiledCount = 0
  private stateCount = 0

  /**
   * Parses the expression.
   * @param source text of the expression
   * @param ignoreCase whether to ignore case
   * @throws InvalidRegExpError when the expression is invalid, too large or unsupported
   */
  constructor(
    source: string,
    private readonly ignoreCase: boolean,
  ) {
    if (source.length > requestLimits.regExpLength) throw new InvalidRegExpError('The expression is too long')
    this.compile(new RegExpParser(ignoreCase ? lowerCaseSource(source) : source).parse())
    this.push({ op: 'match' })
  }

  /**
   * Returns whether the expression matches any part of a text. Searches only the first
   * `requestLimits.regExpInputLength` characters of the text.
   * @throws InvalidRegExpError when the total number of states that all calls have visited exceeds
   *   `requestLimits.regExpStateCount`
   */
  test(text: string): boolean {
    const input = text.slice(0, requestLimits.regExpInputLength)
    const codes = Array.from(this.ignoreCase ? input.toLowerCase() : input, character => character.codePointAt(0) ?? 0)
    let states = new StateList(this.steps.length)
    let next = new StateList(this.steps.length)
    for (let position = 0; position <= codes.length; position++) {
      if ((position === 0 || !this.isAnchored) && this.addState(states, 0, codes, position)) return true
      if (states.items.length === 0) break
      const code = codes[position]
      if (code === undefined) break
      next.clear()
      for (const state of states.items) {
        const step = this.steps[state]
        if (step?.op === 'test' && step.test(code) && this.addState(next, state + 1, codes, position + 1)) return true
      }
      const done = states
      states = next
      next = done
    }
    return false
  }

  /**
   * Adds a state to a set. Also adds all states that the expression can reach from this state without reading a
   * character. Returns true if the expression has matched in any of these states.
   */
  private addState(states: StateList, first: number, codes: readonly number[], position: number): boolean {
    const pending = [first]
    for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
      if (!states.add(state)) continue
      this.stateCount += 1
      if (this.stateCount > requestLimits.regExpStateCount)
        throw new InvalidRegExpError('The expression takes too long')
      const step = this.steps[state]
      if (step?.op === 'match') return true
      if (step?.op === 'fork') pending.push(...step.to)
      if (step?.op === 'assert' && assertionHolds(step.at, codes, position)) pending.push(state + 1)
    }
    return false
  }

  private get isAnchored(): boolean {
    const [first] = this.steps
    return first?.op === 'assert' && first.at === 'start'
  }

  private push(step: RegExpStep): number {
    if (this.steps.length >= requestLimits.regExpStepCount) throw new InvalidRegExpError('The expression is too large')
    return this.steps.push(step) - 1
  }

  private compile(node: RegExpNode): void {
    this.compiledCount += 1
    if (this.compiledCount > requestLimits.regExpPartCount) throw new InvalidRegExpError('The expression is too large')
    if (node.kind === 'test') this.push({ op: 'test', test: node.test })
    else if (node.kind === 'assert') this.push({ op: 'assert', at: node.at })
    else if (node.kind === 'sequence') for (const part of node.parts) this.compile(part)
    else if (node.kind === 'repeat') this.compileRepeat(node)
    else this.compileChoice(node.parts)
  }

  private compileChoice(parts: readonly RegExpNode[]): void {
    const choice: number[] = []
    this.push({ op: 'fork', to: choice })
    const ends: number[][] = []
    for (const part of parts) {
      choice.push(this.steps.length)
      this.compile(part)
      const end: number[] = []
      this.push({ op: 'fork', to: end })
      ends.push(end)
    }
    for (const end of ends) end.push(this.steps.length)
  }

  private compileRepeat({ part, min, max }: Extract<RegExpNode, { kind: 'repeat' }>): void {
    for (let i = 0; i < min; i++) this.compile(part)
    if (max === Number.POSITIVE_INFINITY) {
      const loop: number[] = []
      const start = this.push({ op: 'fork', to: loop })
      loop.push(start + 1)
      this.compile(part)
      this.push({ op: 'fork', to: [start] })
      loop.push(this.steps.length)
      return
    }
    const skips: number[][] = []
    for (let i = min; i < max; i++) {
      const skip: number[] = []
      const start = this.push({ op: 'fork', to: skip })
      skip.push(start + 1)
      skips.push(skip)
      this.compile(part)
    }
    for (const skip of skips) skip.push(this.steps.length)
  }
}

/** Set of all possible states of a regular expression after it has read the text up to a position. */
class StateList {
  readonly items: number[] = []
  private readonly marks: Uint8Array

  constructor(count: number) {
    this.marks = new Uint8Array(count)
  }

  /** Adds a state. Returns false if the set already contained the state. */
  add(state: number): boolean {
    if (this.marks[state] === 1) return false
    this.marks[state] = 1
    this.items.push(state)
    return true
  }

  clear(): void {
    for (const state of this.items) this.marks[state] = 0
    this.items.length = 0
  }
}

/**
 * Converts an expression to lower case. Leaves a letter after a backslash unchanged, because `\D` and `\d` have
 * different meanings.
 */
const lowerCaseSource = (source: string) =>
  source.replace(/\\.|[^\\]/gsu, part => (part[0] === '\\' ? part : part.toLowerCase()))

function assertionHolds(
  what: 'start' | 'end' | 'boundary' | 'noBoundary',
  codes: readonly number[],
  position: number,
): boolean {
  if (what === 'start') return position === 0
  if (what === 'end') return position === codes.length
  const isBoundary = isWordCharacter(codes[position - 1] ?? 0) !== isWordCharacter(codes[position] ?? 0)
  return isBoundary === (what === 'boundary')
}
