import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runGamepadCommandInOverlays, runGamepadCommandInSheet, startArrowKeyNavigation } from './spatialNavigation'

/**
 * Simulated positions of the controls in the sheet, as [left, top] in pixels. The keys are the labels of the controls.
 */
const positions: Record<string, [number, number]> = {
  Close: [300, 0],
  All: [0, 60],
  Series: [120, 60],
  Brightness: [0, 120],
  Crop: [0, 180],
}
const closed = vi.fn()
const pressed = vi.fn()
const moved = vi.fn()
const press = (key: string) => runGamepadCommandInSheet(sheet(), { key })
const sheet = () => document.querySelector('dialog') as HTMLDialogElement
const focused = () => document.activeElement?.getAttribute('aria-label')

beforeEach(() => {
  for (const spy of [closed, pressed, moved]) spy.mockClear()
  render(
    // biome-ignore lint/a11y/useKeyWithClickEvents: like the sheet, which closes on a press beside its content
    <dialog
      open
      tabIndex={-1}
      ref={element => void (element && Object.assign(element, { close: closed }))}
      onClick={event => event.target === event.currentTarget && closed()}
    >
      <button type="button" aria-label="Close" />
      <div>
        <button type="button" aria-label="All" onClick={pressed} />
        <button type="button" aria-label="Series" />
        <input
          type="range"
          aria-label="Brightness"
          min={0}
          max={10}
          defaultValue={5}
          onChange={event => moved(event.target.value)}
        />
        <button type="button" aria-label="Gone" disabled />
        <input type="checkbox" aria-label="Crop" />
      </div>
    </dialog>,
  )
  for (const [name, [left, top]] of Object.entries(positions)) {
    const box = { left, top, right: left + 100, bottom: top + 40 }
    const control = screen.getByLabelText(name)
    control.getBoundingClientRect = () => box as DOMRect
    control.getClientRects = () => [box] as unknown as DOMRectList
  }
})

test('a direction button moves the focus to the nearest control in that direction', () => {
  press('ArrowDown')
  expect(focused()).toBe('Close')
  const keys = ['ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'] as const
  const results = keys.map(key => {
    press(key)
    return focused()
  })
  expect(results).toEqual(['Series', 'All', 'Brightness', 'Crop', 'Crop', 'Brightness', 'All'])
})

test('the first button presses the focused control, and the second button closes the sheet', () => {
  screen.getByLabelText('All').focus()
  runGamepadCommandInSheet(sheet(), { command: 'next' })
  expect(pressed).toHaveBeenCalledOnce()
  runGamepadCommandInSheet(sheet(), { command: 'close' })
  expect(closed).toHaveBeenCalledOnce()
})

test('the first button does not close a sheet that has just opened and has the focus', () => {
  sheet().focus()
  expect(document.activeElement).toBe(sheet())
  runGamepadCommandInSheet(sheet(), { command: 'next' })
  expect(closed).not.toHaveBeenCalled()
})

test('left and right arrow keys move a slider', () => {
  screen.getByLabelText('Brightness').focus()
  press('ArrowRight')
  press('ArrowRight')
  press('ArrowLeft')
  expect(moved.mock.calls.flat()).toEqual(['6', '7', '6'])
})

test('in right-to-left layouts, the left arrow key increases a slider', () => {
  const slider = screen.getByLabelText('Brightness')
  slider.style.direction = 'rtl'
  slider.focus()
  press('ArrowLeft')
  press('ArrowLeft')
  press('ArrowRight')
  expect(moved.mock.calls.flat()).toEqual(['6', '7', '6'])
})

describe('text that is longer than its sheet', () => {
  /**
   * Simulates a scrollable element with a long text, and returns the element. The element is 400 px high, and its
   * content is 1,000 px high. The button `All` at the top of the content is the only control in the element that can
   * get the focus.
   */
  function text() {
    const part = screen.getByLabelText('All').parentElement as HTMLElement
    part.style.overflowY = 'auto'
    Object.defineProperties(part, { scrollHeight: { value: 1000 }, clientHeight: { value: 400 } })
    let at = 0
    Object.defineProperty(part, 'scrollTop', {
      get: () => at,
      set: (to: number) => {
        at = Math.max(0, Math.min(600, to))
      },
    })
    part.getBoundingClientRect = () => ({ top: 50, bottom: 450 }) as DOMRect
    for (const name of ['Series', 'Brightness', 'Crop']) screen.getByLabelText(name).remove()
    return part
  }

  test('scrolls down if no control follows, and scrolls up before the focus leaves the text', () => {
    const part = text()
    screen.getByLabelText('All').focus()
    const results = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map(key => {
      press(key)
      return part.scrollTop
    })
    expect(results).toEqual([240, 480, 600, 360, 120, 0, 0])
    expect(focused()).toBe('Close')
  })

  test('scrolls to a distant control before the control gets the focus', () => {
    const part = text()
    const far = part.appendChild(document.createElement('button'))
    far.ariaLabel = 'Far'
    const box = () => ({ left: 0, right: 100, top: 950 - part.scrollTop, bottom: 990 - part.scrollTop }) as DOMRect
    far.getBoundingClientRect = box
    far.getClientRects = () => [box()] as unknown as DOMRectList
    screen.getByLabelText('All').focus()
    press('ArrowDown')
    expect([part.scrollTop, focused()]).toEqual([240, 'All'])
    press('ArrowDown')
    press('ArrowDown')
    expect(focused()).toBe('Far')
  })
})

describe('controls over the page', () => {
  const page = (over: string, inside = '') => {
    document.body.innerHTML = `<div><main><button aria-label="Turn"></button>${inside}</main>${over}</div>`
    for (const [at, control] of [...document.querySelectorAll<HTMLElement>('button')].entries()) {
      const box = { left: at * 100, top: 0, right: at * 100 + 40, bottom: 40 } as DOMRect
      control.getBoundingClientRect = () => box
      control.getClientRects = () => [box] as unknown as DOMRectList
      control.addEventListener('click', () => pressed(control.ariaLabel))
    }
  }
  const bars = (shown: boolean) => `<header data-shown="${shown}"><button aria-label="Back"></button></header>
    <footer data-shown="${shown}"><button aria-label="Next book"></button></footer>`

  test.each([
    ['visible toolbars', bars(true), ['Back', 'Next book']],
    [
      'a failure message',
      '<section role="alert"><button aria-label="Try again"></button><button aria-label="Leave"></button></section>',
      ['Try again', 'Leave'],
    ],
  ])('direction buttons move the focus in %s, and the first button presses the focused control', (_, over, names) => {
    page(over)
    expect(runGamepadCommandInOverlays({ command: 'next' }), 'left to the page while nothing has the focus').toBe(false)
    const results = names.map(() => {
      expect(runGamepadCommandInOverlays({ key: 'ArrowRight' })).toBe(true)
      return focused()
    })
    expect(results).toEqual(names)
    expect(runGamepadCommandInOverlays({ command: 'next' })).toBe(true)
    expect(pressed).toHaveBeenCalledWith(names[1])
    expect(runGamepadCommandInOverlays({ command: 'close' })).toBe(false)
  })

  test('with toolbars, reaches the controls beside the toolbars and the retry buttons in the page', () => {
    const beside = `<div role="status"></div>
      <section aria-label="Read elsewhere"><button aria-label="Go there"></button></section><button aria-label="Sign in"></button>`
    const pages = (shown: boolean) =>
      `<div data-shown="${shown}"><div data-page="1"><button aria-label="Try ${shown}"></button></div></div>`
    page(bars(true) + beside, pages(true) + pages(false))
    const results = Array.from({ length: 5 }, () => {
      runGamepadCommandInOverlays({ key: 'ArrowRight' })
      return focused()
    })
    expect(results).toEqual(['Back', 'Next book', 'Go there', 'Sign in', 'Sign in'])
    expect(Array.from({ length: 5 }, () => runGamepadCommandInOverlays({ key: 'ArrowLeft' }) && focused()).at(-1)).toBe(
      'Try true',
    )
    page(bars(false) + beside, pages(true))
    expect(runGamepadCommandInOverlays({ key: 'ArrowRight' }), 'does not take the focus from the page').toBe(false)
  })

  test('reaches the retry button of a missing chapter', () => {
    page(bars(true), '<div role="group" aria-label="Missing"><button aria-label="Try again"></button></div>')
    for (const keys of ['ArrowRight', 'ArrowLeft', 'ArrowLeft']) runGamepadCommandInOverlays({ key: keys })
    expect(focused()).toBe('Try again')
  })

  test('ignores all commands while no toolbar is visible', () => {
    page(bars(false))
    expect([
      runGamepadCommandInOverlays({ key: 'ArrowRight' }),
      runGamepadCommandInOverlays({ command: 'next' }),
    ]).toEqual([false, false])
  })

  describe('with a remote control', () => {
    const closed = vi.fn()
    const turned = vi.fn()
    const key = (name: string, held = {}) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held })
      ;(document.activeElement ?? document.body).dispatchEvent(event)
      return focused()
    }
    let stop = () => {}
    beforeEach(() => {
      closed.mockClear()
      turned.mockClear()
      page(bars(true))
      document.querySelector('footer')?.insertAdjacentHTML('afterbegin', '<input type="range" aria-label="Place">')
      const slider = screen.getByLabelText('Place')
      const box = { left: 150, top: 0, right: 190, bottom: 40 } as DOMRect
      slider.getBoundingClientRect = () => box
      slider.getClientRects = () => [box] as unknown as DOMRectList
      addEventListener('keydown', turned)
      stop = startArrowKeyNavigation(closed)
    })
    afterEach(() => {
      stop()
      document.body.innerHTML = ''
      removeEventListener('keydown', turned)
    })

    test('starts at the slider when the user enters the toolbars, and closes the toolbars when Enter is pressed on the slider', () => {
      expect(focused()).toBe('Place')
      key('Enter')
      expect(closed).toHaveBeenCalledOnce()
      expect(turned).not.toHaveBeenCalled()
    })

    test.each(['ArrowUp', 'ArrowDown'])(
      '%s closes the toolbars if no control is in its direction, except while the key is held down',
      name => {
        key(name, { repeat: true })
        expect(closed).not.toHaveBeenCalled()
        key('ArrowLeft')
        screen.getByLabelText('Back').focus()
        key('ArrowLeft')
        expect(closed).not.toHaveBeenCalled()
        key(name)
        expect(closed).toHaveBeenCalledOnce()
        expect(turned).not.toHaveBeenCalled()
      },
    )

    test('without a slider, starts at the bottom toolbar itself, and Enter closes the toolbars', () => {
      stop()
      screen.getByLabelText('Place').remove()
      const bar = document.querySelector('footer') as HTMLElement
      bar.tabIndex = -1
      bar.getBoundingClientRect = () => ({ left: 0, right: 400, top: 0, bottom: 40 }) as DOMRect
      stop = startArrowKeyNavigation(closed)
      expect(document.activeElement).toBe(bar)
      expect(key('ArrowLeft')).toBe('Back')
      bar.focus()
      key('Enter')
      expect(closed).toHaveBeenCalledOnce()
      expect(pressed).not.toHaveBeenCalled()
      expect(turned).not.toHaveBeenCalled()
    })

    test('waits for toolbars whose code is still loading', async () => {
      stop()
      const shownToolbars = document.body.innerHTML
      document.body.innerHTML = '<main></main>'
      stop = startArrowKeyNavigation(closed)
      document.body.insertAdjacentHTML('beforeend', shownToolbars)
      for (const control of document.querySelectorAll('header *, footer *'))
        control.getClientRects = () => [{}] as never
      await waitFor(() => expect(focused()).toBe('Place'))
    })

    test('stops to wait for toolbars at the next key press, for example when the user closes them', async () => {
      stop()
      const shownToolbars = document.body.innerHTML
      document.body.innerHTML = '<main></main>'
      stop = startArrowKeyNavigation(closed)
      key('Escape')
      document.body.insertAdjacentHTML('beforeend', shownToolbars)
      for (const control of document.querySelectorAll('header *, footer *'))
        control.getClientRects = () => [{}] as never
      await Promise.resolve()
      expect(document.activeElement).toBe(document.body)
    })

    test('moves the focus in the direction of the first arrow key', () => {
      stop()
      screen.getByLabelText('Back').focus()
      stop = startArrowKeyNavigation(closed, 'ArrowRight')
      expect(focused()).toBe('Place')
    })

    test('Enter toggles a switch in a sheet', () => {
      document.body.insertAdjacentHTML('beforeend', '<dialog open><input type="checkbox" aria-label="Crop" /></dialog>')
      screen.getByLabelText('Crop').focus()
      key('Enter')
      expect(screen.getByLabelText<HTMLInputElement>('Crop').checked).toBe(true)
      expect(closed).not.toHaveBeenCalled()
    })

    test('arrow keys move the focus inside the toolbars, and turn pages outside the toolbars', () => {
      screen.getByLabelText('Back').focus()
      expect(key('ArrowRight')).toBe('Place')
      expect(turned).not.toHaveBeenCalled()
      key('ArrowRight', { altKey: true })
      expect(turned).toHaveBeenCalledOnce()
      screen.getByLabelText('Turn').focus()
      expect(key('ArrowRight')).toBe('Turn')
      expect(turned).toHaveBeenCalledTimes(2)
    })

    test('a pointer or the Tab key ends the arrow navigation', () => {
      key('Tab')
      screen.getByLabelText('Back').focus()
      expect(key('ArrowRight')).toBe('Back')
    })
  })
})
