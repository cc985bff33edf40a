import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { measureCpuMs } from '../../../tests/harness/measureCpuMs'
import { UntrustedMarkdown } from './UntrustedMarkdown'

const renderMarkdown = (markdown: string) => render(<UntrustedMarkdown markdown={markdown} headingLevel={4} />)

test('renders the Markdown of GitHub', () => {
  renderMarkdown('# Fixes\n\n- **api**: `GET`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nhttps://example.org/a')
  expect(screen.getByRole('heading', { level: 4, name: 'Fixes' })).toBeDefined()
  expect(screen.getByText('api').localName).toBe('strong')
  expect(screen.getAllByRole('cell')).toHaveLength(2)
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/a')
})

test.each([
  ['nested too deeply', '> '.repeat(10_000)],
  ['too long', '__a_'.repeat(30_000)],
])('shows a text that is %s without formatting', (_, markdown) => {
  const { container } = renderMarkdown(markdown)
  expect(container.textContent).toBe(markdown)
})

test.each(['__a_', '_a_', 'a*b_c', '[[]()', '[](', '`', '<a ', '<!--', '- [ ] a\n', '|a|\n|-|\n|', '***', '![a](<'])(
  'renders repetitions of %s in less than 5 seconds',
  async unit => {
    expect(await measureCpuMs(() => renderMarkdown(unit.repeat(30_000 / unit.length)))).toBeLessThan(5_000)
  },
)
