import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import styles from './Popover.module.css'
import { type OverlayOpenState, useOverlayOpenState } from './useCloseOnBack'

/** Set `open` to control the popover from outside, for example to close it after a choice. */
type PopoverProps = OverlayOpenState & {
  trigger: ReactElement
  title: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  wide?: boolean
  /**
   * Whether the content is only text, without controls. If true, the Tab key focuses the popover itself, so that keys
   * can scroll it.
   */
  isText?: boolean
}

/** Non-modal popover at its trigger button, for settings of the current view. Stays open while settings change. */
export function Popover({ trigger, title, children, align = 'end', wide, isText, ...openState }: PopoverProps) {
  return (
    <Base.Root {...useOverlayOpenState(openState)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className={styles.positioner}>
          <Base.Popup className={styles.popup} data-wide={wide || undefined} {...(isText && { tabIndex: 0 })}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
