import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Menu, MenuItem } from './Menu'

test('isolates the hint of an item, which can be a title in another writing system', async () => {
  render(
    <Menu trigger={<button type="button">Open</button>}>
      <MenuItem hint="מסע (1)" onSelect={() => {}}>
        Same series
      </MenuItem>
    </Menu>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('מסע (1)', { selector: 'bdi' })).toBeTruthy()
})
