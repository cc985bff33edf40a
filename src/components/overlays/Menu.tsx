import { Menu as Base } from '@base-ui/react/menu'
import { createLink } from '@tanstack/react-router'
import { Check, type LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import styles from './Menu.module.css'
import { type OverlayOpenState, useOverlayOpenState } from './useCloseOnBack'

type MenuProps = OverlayOpenState & {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'inline-end'
}

/**
 * Dropdown menu at its trigger button. On a phone, the menu is a sheet at the bottom of the window. Renders the items
 * only while the menu is open.
 */
export function Menu({ trigger, children, align = 'end', side = 'bottom', ...openState }: MenuProps) {
  return (
    <Base.Root {...useOverlayOpenState(openState)} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Positioner align={align} side={side} sideOffset={6} collisionPadding={8} className={styles.positioner}>
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type MenuItemProps = {
  icon?: LucideIcon
  danger?: boolean
  hint?: string
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

/**
 * Menu item that runs an action.
 * @param danger  styles the item as destructive
 * @param hint  second line below the label
 */
export function MenuItem({ icon, danger, hint, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item className={styles.item} data-danger={danger || undefined} disabled={disabled} onClick={onSelect}>
      <ItemContent icon={icon} hint={hint}>
        {children}
      </ItemContent>
    </Base.Item>
  )
}

type MenuAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { icon?: LucideIcon; ref?: Ref<HTMLAnchorElement> }

/** Menu item that links to a file or an external URL. */
export function MenuItemAnchor({ icon, children, ...rest }: MenuAnchorProps) {
  return (
    <Base.LinkItem {...rest} className={styles.item} closeOnClick>
      <ItemContent icon={icon}>{children}</ItemContent>
    </Base.LinkItem>
  )
}

/** Menu item that links to a route of the app. */
export const MenuItemLink = createLink(MenuItemAnchor)

type MenuRadioGroupProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string; icon?: LucideIcon }[]
  onChange: (value: Value) => void
}

/** Labeled group of menu items. Exactly one of the items is selected. */
export function MenuRadioGroup<Value extends string>({ label, value, choices, onChange }: MenuRadioGroupProps<Value>) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={onChange}>
        {choices.map(choice => (
          <Base.RadioItem key={choice.value} value={choice.value} className={styles.item} closeOnClick>
            <ItemContent icon={choice.icon}>{choice.label}</ItemContent>
            <Base.RadioItemIndicator className={styles.check}>
              <Check size={16} strokeWidth={2} aria-hidden />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}

/** Separator line between groups of menu items. */
export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />
}

function ItemContent({ icon: Icon, hint, children }: { icon?: LucideIcon; hint?: string; children: ReactNode }) {
  return (
    <>
      {Icon && <Icon size={20} strokeWidth={1.5} aria-hidden />}
      <span className={styles.text}>
        {children}
        {hint && (
          <span className={styles.hint}>
            <bdi>{hint}</bdi>
          </span>
        )}
      </span>
    </>
  )
}
