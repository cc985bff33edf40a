import { useEffect, useState } from 'react'
import { showNotice } from '../../../api/notices'
import { onServerReachableAgain } from '../../../api/serverConnection'
import { Button } from '../../../components/controls/Button'
import { Dialog } from '../../../components/overlays/Dialog'
import type { DialogProps } from '../../../dialogs/dialogStore'
import { getClaim } from '../../../generated/session/session.calls'
import { useTranslate } from '../../../language/useTranslate'

declare module '../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    serverShutdown: { request: Record<never, never>; result: true }
  }
}

const CHECK_INTERVAL_MS = 1000
/**
 * Maximum time in milliseconds for the shutdown. If the server still responds after this time, the dialog assumes that
 * another program has restarted the server.
 */
const STOP_TIMEOUT_MS = 30_000

/**
 * State of the shutdown. `checking`: the user has clicked the button, and the dialog checks whether the server runs
 * again. `stillOff`: this check has failed.
 */
type ShutdownState = 'stopping' | 'restarted' | 'off' | 'checking' | 'stillOff'

const isServerRunning = (): Promise<boolean> =>
  getClaim({ cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Dialog that shows the state of a shutdown of the server. After the shutdown, the user can check with a button whether
 * the server runs again. If the server runs again, the dialog closes. The user can also close the dialog earlier.
 */
export function ServerShutdownDialog({ close }: DialogProps<'serverShutdown'>) {
  const t = useTranslate()
  const { state, check } = useShutdownState(() => {
    showNotice({ kind: 'success', text: t('dialog.serverShutdown.back') })
    close(true)
  })
  const phase = isOff(state) ? 'off' : state
  return (
    <Dialog
      open
      onClose={() => close()}
      title={t(`dialog.serverShutdown.${phase}.title`)}
      description={t(`dialog.serverShutdown.${phase}.text`)}
      actions={
        phase === 'off' ? (
          <Button variant="filled" busy={state === 'checking'} onClick={check}>
            {t('component.failed.retry')}
          </Button>
        ) : (
          <Button onClick={() => close()}>{t('component.dialog.close')}</Button>
        )
      }
    >
      <p role="status">{state === 'stillOff' && t('dialog.serverShutdown.stillOff')}</p>
    </Dialog>
  )
}

const isOff = (state: ShutdownState): state is 'off' | 'checking' | 'stillOff' =>
  state !== 'stopping' && state !== 'restarted'

function useShutdownState(onBack: () => void) {
  const [state, setState] = useState<ShutdownState>('stopping')
  useEffect(() => {
    const startedAt = Date.now()
    let timer: ReturnType<typeof setTimeout>
    let isCanceled = false
    const checkStopped = async () => {
      const isRunning = await isServerRunning()
      if (isCanceled) return
      if (!isRunning) return setState('off')
      if (Date.now() - startedAt > STOP_TIMEOUT_MS) return setState('restarted')
      timer = setTimeout(checkStopped, CHECK_INTERVAL_MS)
    }
    timer = setTimeout(checkStopped, CHECK_INTERVAL_MS)
    return () => {
      isCanceled = true
      clearTimeout(timer)
    }
  }, [])
  const hasStopped = isOff(state)
  // If the server responds to any request of the app after the shutdown, the server runs again, so the dialog closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: registers once after the server has stopped
  useEffect(() => (hasStopped ? onServerReachableAgain(wasAway => wasAway && onBack()) : undefined), [hasStopped])
  const check = async () => {
    setState('checking')
    if (await isServerRunning()) onBack()
    else setState('stillOff')
  }
  return { state, check: () => void check() }
}
