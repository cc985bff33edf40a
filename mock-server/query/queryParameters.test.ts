import { describe, expect, it } from 'vitest'
import { HttpProblem } from '../http/httpProblems'
import { parseIntParameter, readIntParameter } from './queryParameters'

const read = (query: string) => readIntParameter(new URLSearchParams(query), 'resize')

describe('integer parameters', () => {
  it('are undefined when they are absent or empty', () => {
    expect([read(''), read('resize='), read('resize=%20')]).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['7', 7],
    ['+7', 7],
    ['-7', -7],
    [' 7 ', 7],
    ['007', 7],
    ['0x1F', 31],
    ['-#1f', -31],
    ['2147483647', 2 ** 31 - 1],
    ['-2147483648', -(2 ** 31)],
  ])('can be written as "%s"', (text, number) => {
    expect(parseIntParameter(text, 'resize')).toBe(number)
  })

  it.each(['x', '1.0', '1e3', 'NaN', 'Infinity', '2147483648', '-2147483649', '--1', '0x', '٣'])(
    'cannot be written as "%s"',
    text => {
      expect(() => read(`resize=${encodeURIComponent(text)}`)).toThrow(HttpProblem)
    },
  )

  it('name the parameter and the text in the error', () => {
    expect(() => read('resize=x')).toThrow(/'resize': .*'java.lang.Integer'; For input string: "x"/)
  })
})
