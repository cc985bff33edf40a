// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { NARRATION_COLOR_ATTRIBUTE } from '../../content/createEpubStyleSheet'
import { markNarratedElement } from './markNarratedElement'

beforeEach(() => {
  document.head.innerHTML =
    '<style>:root { color: black } .playing { color: gray } .active { background-color: green }</style>'
  document.body.innerHTML = '<p id="a" class="own">One</p>'
})

const root = document.documentElement
const element = () => document.getElementById('a') as HTMLElement

test('the classes of the media overlay are set only while an element is narrated', () => {
  const marks = markNarratedElement(element(), { active: 'active', playback: 'playing' })
  expect(element().className).toBe('own active')
  expect(root.className).toBe('playing')
  expect(root.hasAttribute(NARRATION_COLOR_ATTRIBUTE)).toBe(true)
  expect(marks.isVisible).toBe(true)
  marks.remove()
  expect(document.documentElement.outerHTML).not.toMatch(/ class="(playing|own active)"|data-longbox/)
})

test('a class without a visible style does not replace the highlight of the reader', () => {
  const { isVisible } = markNarratedElement(element(), { active: 'unstyled', playback: 'unstyled' })
  expect(isVisible).toBe(false)
  expect(root.hasAttribute(NARRATION_COLOR_ATTRIBUTE)).toBe(false)
})

test('invalid class names are ignored, and a class that the book already sets stays', () => {
  markNarratedElement(element(), { active: 'two words', playback: '' }).remove()
  markNarratedElement(element(), { active: 'own' }).remove()
  expect(element().className).toBe('own')
})
