import { type ButtonHTMLAttributes, type FocusEvent, type MouseEvent, useState } from 'react'

type ButtonAttributes = ButtonHTMLAttributes<HTMLButtonElement>

/**
 * Lets a button that becomes disabled keep the focus until the user leaves the button. Browsers would otherwise focus
 * `body`, and a keyboard user would lose the place in the page. While the button is disabled and focused, it has
 * `aria-disabled` and ignores clicks.
 * @param attributes attributes of the button, with `disabled`
 * @returns the attributes to render
 */
export function useFocusableWhileDisabled<Attributes extends ButtonAttributes>(attributes: Attributes): Attributes {
  const [hasFocus, setHasFocus] = useState(false)
  const { disabled, onFocus, onBlur } = attributes
  const rendered = {
    ...attributes,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(true)
      onFocus?.(event)
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(false)
      onBlur?.(event)
    },
  }
  if (!disabled || !hasFocus) return rendered
  return { ...rendered, disabled: false, 'aria-disabled': true, onClick: ignoreClick }
}

/**
 * Click handler of a button with `aria-disabled`. The button must do nothing. In a form, it must not submit the form.
 */
const ignoreClick = (event: MouseEvent) => event.preventDefault()
