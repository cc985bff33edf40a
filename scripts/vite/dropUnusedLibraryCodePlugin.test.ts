import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { removeUnusedLibraryCode } from './dropUnusedLibraryCodePlugin.ts'
import { unusedLibraryCode } from './unusedLibraryCode.ts'

const module = /any/

/** Runs a script and returns the value that the script passes to `report`. */
function run(code: string): unknown {
  let reported: unknown
  new Function('report', code)((value: unknown) => {
    reported = value
  })
  return reported
}

describe('removal of unused code', () => {
  test('empties functions, methods, getters and functions that are assigned', () => {
    const code = `
      function first() { return 1 }
      const second = function () { return 2 }
      const A = class { get third() { return 3 } fourth() { return 4 } constructor() { this.fifth = () => { return 5 } } }
      class B { fourth() { return 4 } }
      const a = new A()
      report([first(), second(), a.third, a.fourth(), a.fifth(), new B().fourth()])`
    const bodies = ['first', 'second', 'A.third', 'A.fourth', 'A.fifth']
    expect(run(removeUnusedLibraryCode(code, { module, bodies }))).toEqual([...Array(5).fill(undefined), 4])
  })

  test('empties functions of object literals', () => {
    const code = `
      const a = { first: () => { return 1 }, second() { return 2 } }
      const b = { first: () => { return 3 } }
      report([a.first(), a.second(), b.first()])`
    expect(run(removeUnusedLibraryCode(code, { module, bodies: ['a.first', 'a.second'] }))).toEqual([
      undefined,
      undefined,
      3,
    ])
  })

  test('does not empty functions of nested object literals', () => {
    const code = `
      class A { first() { return 1 } get second() { return { first: () => { return 2 }, third: { first() { return 3 } } } } }
      const b = { first() { return 4 }, second: { first() { return 5 } } }
      const a = new A()
      report([a.first(), a.second.first(), a.second.third.first(), b.first(), b.second.first()])`
    expect(run(removeUnusedLibraryCode(code, { module, bodies: ['A.first', 'b.first'] }))).toEqual([
      undefined,
      2,
      3,
      undefined,
      5,
    ])
  })

  test('replaces the body of a function by a shorter one', () => {
    const code = 'function f(x) { if (x > 1) { return x * 2 } return 0 }; report(f(1))'
    expect(run(removeUnusedLibraryCode(code, { module, shortBodies: { f: '{ return x }' } }))).toBe(1)
  })

  test('removes calls that are statements and keeps calls whose value is used', () => {
    const code =
      'const log = []; const a = { note(x) { log.push(x); return x } }; a.note(1); log.push(a.note(2) + 1); report(log)'
    expect(run(removeUnusedLibraryCode(code, { module, calls: ['note'] }))).toEqual([2, 3])
  })

  test('replaces reads of properties by undefined and keeps writes to them', () => {
    const code = 'const a = { gone: 1 }; const read = a.gone; a.gone = 2; const { gone } = a; report([read, gone])'
    expect(run(removeUnusedLibraryCode(code, { module, properties: ['gone'] }))).toEqual([undefined, 2])
  })

  test('removes calls inside a removed body only once', () => {
    const code = 'const a = { b() {} }; function f() { a.b(); return 1 }; a.b(); report(f())'
    expect(run(removeUnusedLibraryCode(code, { module, bodies: ['f'], calls: ['b'] }))).toBeUndefined()
  })

  test('fails if the module does not contain a name', () => {
    expect(() => removeUnusedLibraryCode('function f() {}', { module, bodies: ['f', 'g'] })).toThrow('missing code: g')
  })
})

describe('installed libraries', () => {
  const folders = [
    'node_modules/xstate/dist',
    'node_modules/@tanstack/router-core/dist/esm',
    'node_modules/epubjs/src',
    'node_modules/epubjs/src/managers/views',
  ]
  const files = folders.flatMap(folder =>
    readdirSync(folder)
      .filter(name => name.endsWith('.js') && !name.includes('development'))
      .map(name => `/${join(folder, name)}`),
  )

  test.each(unusedLibraryCode.map(unused => [unused.module.source, unused] as const))(
    '%s matches one file, which becomes smaller',
    (_, unused) => {
      const matches = files.filter(file => unused.module.test(file))
      expect(matches).toHaveLength(1)
      const code = readFileSync(`.${matches[0]}`, 'utf8')
      expect(removeUnusedLibraryCode(code, unused).length).toBeLessThan(code.length)
    },
  )

  test('the client uses none of the removed features of XState', () => {
    const removed =
      /type: 'history'|enqueueActions|getPersistedSnapshot|restoreSnapshot|\.(hasTag|getMeta|resolveState|ownEvents)\(|inspect:|systemId|system\.(?:get|getAll|inspect)\(/
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
    const machines = sources.filter(name =>
      /from '(?:@xstate\/react|xstate)'/.test(readFileSync(join('src', name), 'utf8')),
    )
    expect(machines.length).toBeGreaterThan(5)
    expect(machines.filter(name => removed.test(readFileSync(join('src', name), 'utf8')))).toEqual([])
  })

  test('the client sets none of the removed options of the router', () => {
    const removed =
      /\b(defaultHashScrollIntoView|hashScrollIntoView|loaderDeps|unsafeRelative|middlewares|routeMasks|unmaskOnReload|notFoundRoute|preSearchFilters|postSearchFilters|pathParamsAllowedCharacters|getScrollRestorationKey|scrollRestorationBehavior|scrollToTopSelectors)\b/
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
    expect(sources.filter(name => removed.test(readFileSync(join('src', name), 'utf8')))).toEqual([])
  })
})
