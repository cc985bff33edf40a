import { Popover as Base } from '@base-ui/react/popover'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { CloseOnBack } from './CloseOnBack'
import styles from './Popover.module.css'

type PopoverProps = {
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
  /**
   * Whether the popover is open. Set it to control the popover from outside, for example to close it after a choice.
   */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Non-modal popover at its trigger button, for settings of the current view. Stays open while settings change. */
export function Popover({ trigger, title, children, align = 'end', wide, isText, ...controlled }: PopoverProps) {
  const actions = useRef<Base.Root.Actions>(null)
  return (
    <Base.Root {...controlled} actionsRef={actions}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className={styles.positioner}>
          <Base.Popup className={styles.popup} data-wide={wide || undefined} {...(isText && { tabIndex: 0 })}>
            <CloseOnBack close={() => actions.current?.close()} />
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
