// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { ShowMoreButton } from './ShowMoreButton'

function Letters() {
  const list = useRef<HTMLUListElement>(null)
  const [visibleCount, setVisibleCount] = useState(3)
  return (
    <>
      <ul ref={list}>
        {[...'abcdefgh'].slice(0, visibleCount).map(letter => (
          <li key={letter}>
            <button type="button">{letter}</button>
          </li>
        ))}
      </ul>
      <ShowMoreButton
        list={list}
        hiddenCount={8 - visibleCount}
        stepCount={3}
        onShowMore={() => setVisibleCount(visibleCount + 3)}
        createText={count => `Show ${count} more`}
      />
    </>
  )
}

test('names the number of items that it adds, and focuses the first of them, also in the last step', async () => {
  const user = userEvent.setup()
  render(<Letters />)
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }))
  expect(document.activeElement?.textContent).toBe('d')
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(document.activeElement?.textContent).toBe('g')
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
})
