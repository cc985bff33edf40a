// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { ChevronRight, CornerLeftUp, LogOut, Undo2 } from 'lucide-react'
import { expect, test } from 'vitest'

const css = readFileSync(`${import.meta.dirname}/base.css`, 'utf8')

test.each(['rtl', 'ltr'])(
  'mirrors icons that point in a direction only in right-to-left text, with the text direction %s',
  dir => {
    const { container } = render(
      <div dir={dir}>
        <style>{css}</style>
        <Undo2 />
        <LogOut />
        <CornerLeftUp />
        <ChevronRight data-mirrored />
        <ChevronRight />
      </div>,
    )
    const isMirrored = [...container.querySelectorAll('svg')].map(icon => getComputedStyle(icon).transform !== '')
    expect(isMirrored).toEqual(dir === 'rtl' ? [true, true, true, true, false] : [false, false, false, false, false])
  },
)
