/** Direction of a page turn: 1 forwards, -1 backwards. */
export type PageTurnDirection = 1 | -1

/** Content that a page turn or jump needs and that could not be loaded. */
export interface ContentMissingForNavigation {
  /** Direction of the page turn that needs the missing content. Undefined for a jump. */
  readonly direction: PageTurnDirection | undefined
  readonly retry: 'scheduled' | 'running'
  /** Whether to show a loading message during the retry. True after the user has requested the retry. */
  readonly isAnnounced: boolean
}

export interface EpubRendererNavigationState {
  /**
   * Counter that increases when navigations are canceled. A sequence of page turns stores the counter at its start. Its
   * events `turn.completed` and `turns.ended` contain the stored number. If this number differs from the counter, the
   * page turns were canceled, and the reducer ignores the event.
   */
  readonly wait: number
  /** Number of page turns that wait for content: positive for forward, negative for backward. */
  readonly pendingTurns: number
  /** Whether the current wait for content takes long. */
  readonly isLate: boolean
  readonly missing: ContentMissingForNavigation | undefined
}

export type EpubRendererNavigationEvent =
  | { readonly type: 'user.turned'; readonly direction: PageTurnDirection }
  | { readonly type: 'user.retried' }
  /** A jump starts. If another navigation is waiting for content, the jump replaces it. */
  | { readonly type: 'wait.cancelled' }
  | { readonly type: 'wait.late' }
  | { readonly type: 'wait.ended' }
  /** A page turn needs content that is not laid out, or must wait for earlier page turns. */
  | { readonly type: 'turn.queued'; readonly direction: PageTurnDirection }
  | { readonly type: 'turn.completed'; readonly wait: number; readonly direction: PageTurnDirection }
  /** No page turn is pending any more. Either all page turns have completed, or content could not be loaded. */
  | { readonly type: 'turns.ended'; readonly wait: number }
  | { readonly type: 'content.missing'; readonly direction: PageTurnDirection | undefined }
  /** Content that failed to load earlier has now loaded, or is no longer needed for a navigation. */
  | { readonly type: 'content.resolved' }
  | { readonly type: 'retry.due' }
  /**
   * A page turn in `direction` was waiting for a chapter that failed to load. A new layout has added pages to the
   * current chapter, so the page turn no longer needs the other chapter.
   */
  | { readonly type: 'layout.madeRoom'; readonly direction: PageTurnDirection }

export const initialEpubRendererNavigationState: EpubRendererNavigationState = {
  wait: 0,
  pendingTurns: 0,
  isLate: false,
  missing: undefined,
}

/**
 * Computes the state after an event. Ignores events of canceled waits. Ignores retry events if no content has failed to
 * load.
 * @returns the same object if the event is ignored
 */
export function epubRendererNavigationReducer(
  state: EpubRendererNavigationState,
  event: EpubRendererNavigationEvent,
): EpubRendererNavigationState {
  const { missing } = state
  switch (event.type) {
    case 'user.turned':
      return afterTurn(state, event.direction)
    case 'user.retried':
      return missing && !(missing.isAnnounced && missing.retry === 'running') ? retrying(state, missing, true) : state
    case 'retry.due':
      return missing?.retry === 'scheduled' ? retrying(state, missing, missing.isAnnounced) : state
    case 'wait.cancelled':
      return canceled(state)
    case 'wait.late':
      return state.isLate ? state : { ...state, isLate: true }
    case 'wait.ended':
      return state.isLate ? { ...state, isLate: false } : state
    case 'turn.queued': {
      const pendingTurns = state.pendingTurns + event.direction
      return pendingTurns === 0 ? canceled(state) : { ...state, pendingTurns }
    }
    case 'turn.completed': {
      const isPending = event.wait === state.wait && state.pendingTurns * event.direction > 0
      return isPending ? { ...state, pendingTurns: state.pendingTurns - event.direction } : state
    }
    case 'turns.ended':
      return event.wait === state.wait && state.pendingTurns !== 0 ? { ...state, pendingTurns: 0 } : state
    case 'content.missing':
      return { ...state, missing: { direction: event.direction, retry: 'scheduled', isAnnounced: false } }
    case 'content.resolved':
      return missing ? { ...state, missing: undefined } : state
    case 'layout.madeRoom':
      return missing?.direction === event.direction ? { ...canceled(state), missing: undefined } : state
  }
}

/**
 * Computes the state after the user has requested a page turn:
 * - If content for a page turn in the same direction failed to load, requests this content again.
 * - If content for another navigation failed to load, cancels that navigation.
 * - If no content failed to load, cancels pending page turns in the opposite direction that have waited long for
 *   content.
 */
function afterTurn(state: EpubRendererNavigationState, direction: PageTurnDirection): EpubRendererNavigationState {
  const { missing, pendingTurns, isLate } = state
  if (missing?.direction === direction) return epubRendererNavigationReducer(state, { type: 'user.retried' })
  if (missing) return { ...canceled(state), missing: undefined }
  return pendingTurns * direction < 0 && isLate ? canceled(state) : state
}

const canceled = (state: EpubRendererNavigationState): EpubRendererNavigationState => ({
  ...state,
  wait: state.wait + 1,
  pendingTurns: 0,
})

const retrying = (
  state: EpubRendererNavigationState,
  missing: ContentMissingForNavigation,
  isAnnounced: boolean,
): EpubRendererNavigationState => ({
  ...state,
  missing: { ...missing, retry: 'running', isAnnounced },
})
