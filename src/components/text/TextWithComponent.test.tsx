// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TextWithComponent } from './TextWithComponent'

const { texts } = vi.hoisted(() => ({ texts: new Map<string, string>() }))
vi.mock('../../language/useTranslate', () => ({
  useTranslate: () => (key: string, values: Record<string, string>) =>
    texts.get(key)?.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? ''),
}))

test.each([
  ['In the series {{name}}', 'In the series Snowline'],
  ['{{name}} serisinde', 'Snowline serisinde'],
  ['シリーズ「{{name}}」内', 'シリーズ「Snowline」内'],
])('the text "%s" decides where the component is', (text, expected) => {
  texts.set('parent', text)
  const { container } = render(
    <TextWithComponent textKey="parent" placeholder="name">
      <a href="/series">Snowline</a>
    </TextWithComponent>,
  )
  expect(container.textContent).toBe(expected)
  expect(screen.getByRole('link').textContent).toBe('Snowline')
})
