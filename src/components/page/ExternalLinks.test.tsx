// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExternalLinks } from './ExternalLinks'

test('shows links to other sites as links, and links to our own site as text', () => {
  render(
    <ExternalLinks
      links={[
        { label: 'Publisher', url: 'https://publisher.example.org/' },
        { label: 'Sign in', url: `${location.origin}/?xAuthToken=SESSION` },
        { label: '', url: `${location.origin}/book/B/read?page=999` },
      ]}
    />,
  )
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Publisher'])
  expect(screen.getByText('Sign in')).toBeDefined()
  expect(screen.getByText(`${location.origin}/book/B/read?page=999`)).toBeDefined()
})
