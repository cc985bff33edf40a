import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { openDialog } from '../dialogs/dialogs'
import { translate } from '../language/language'

/**
 * While something is not saved, leaving the page asks first, however one leaves it.
 * @param title  what it is that was changed
 * @returns does something that leaves, asked for first only where `asks` says so
 */
export function useStayWhile(isChanged: boolean, title: string): (leave: () => void, asks?: boolean) => void {
  const { history } = useRouter()
  const unblock = useRef<() => void>(undefined)
  useEffect(() => {
    if (!isChanged) return
    const end = history.block({ blockerFn: async () => !(await isSure(title)), enableBeforeUnload: true })
    unblock.current = end
    return end
  }, [history, isChanged, title])
  return async (leave, asks = false) => {
    if (asks && isChanged && !(await isSure(title))) return
    unblock.current?.()
    leave()
  }
}

const isSure = async (title: string): Promise<boolean> =>
  (await openDialog('confirm', {
    title: translate('dialog.unsaved.title'),
    text: translate('dialog.unsaved.text', { title }),
    verb: translate('dialog.unsaved.verb'),
    stay: translate('dialog.unsaved.stay'),
    danger: true,
  })) === true
