import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

test('the start page of the demo reports a browser without service workers', () => {
  const page = new DOMParser().parseFromString(readFileSync('demo/start.html', 'utf8'), 'text/html')
  const script = page.querySelector('script')?.textContent ?? ''
  document.body.replaceChildren(...page.body.querySelectorAll('main'))
  new Function(script)()
  expect(screen.getByRole('alert').textContent).toContain('needs a service worker')
})
