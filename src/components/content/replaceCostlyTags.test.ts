import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { replaceCostlyTags } from './replaceCostlyTags'

const names = fc.constantFrom('video', 'VIDEO', 'audio', 'h:video', 'animate', 's:animateMotion', 'set')

test.prop([names, fc.integer({ min: 401, max: 2_000 })], { numRuns: 20 })(
  'replaces the tags of elements that occur more often than in any book',
  (name, count) => {
    const result = replaceCostlyTags(`<p>${`<${name} controls="">a</${name}\n>`.repeat(count)}</p>`)
    expect(result).not.toContain(name)
    expect(result.match(/<(\w:)?(span|discard) controls="">a<\/(\w:)?(span|discard)\n>/g)).toHaveLength(count)
  },
)

test.prop([names, fc.integer({ min: 0, max: 100 })], { numRuns: 20 })(
  'keeps the tags of a few elements',
  (name, count) => {
    const markup = `<p>${`<${name}>a</${name}>`.repeat(count)}<videos/><settings/></p>`
    expect(replaceCostlyTags(markup)).toBe(markup)
  },
)

test('replaces the tags in entities', () => {
  expect(replaceCostlyTags(`<!DOCTYPE html [<!ENTITY v "<video controls=''/>">]><html>&v;&v;</html>`)).toContain(
    `<!ENTITY v "<span controls=''/>">`,
  )
})

test('removes long conditions of animations', () => {
  const conditions = Array.from({ length: 90 }, (_, at) => `a${at}.end`).join(';')
  expect(replaceCostlyTags(`<animate begin="${conditions}" end = '${conditions}'/>`)).toBe(
    `<animate data-begin="${conditions}" data-end = '${conditions}'/>`,
  )
  expect(replaceCostlyTags('<animate begin="1s;a.end"/>')).toBe('<animate begin="1s;a.end"/>')
})
