// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { addMissingSvgViewBoxes } from './addMissingSvgViewBoxes'

test.each([
  ['<svg width="2000" height="300"/>', '0 0 2000 300'],
  ['<svg width="60.5px" height="40"/>', '0 0 60.5 40'],
  ['<svg width="100%" height="300"/>', null],
  ['<svg width="20em" height="3em"/>', null],
  ['<svg width="20" height="30" viewBox="5 5 10 10"/>', '5 5 10 10'],
])('%s gets the view box %s', (markup, viewBox) => {
  document.body.innerHTML = markup
  addMissingSvgViewBoxes(document)
  expect(document.querySelector('svg')?.getAttribute('viewBox')).toBe(viewBox)
})
