import { Button } from '../../components/controls/Button'
import { useTranslate } from '../../language/useTranslate'
import { listItemOrderDifferences } from '../../lists/ordering/mergeItemOrders'
import styles from './ReorderMembersPanel.module.css'

const MAX_DIFFERENCES = 8

export type MemberOrderDifferences = ReturnType<typeof listItemOrderDifferences>

export const listLargestMemberOrderDifferences = (
  mine: readonly string[],
  theirs: readonly string[],
): MemberOrderDifferences => listItemOrderDifferences(mine, theirs).slice(0, MAX_DIFFERENCES)

type MemberOrderConflictPanelProps = {
  differences: MemberOrderDifferences
  titleOf: (id: string) => string
  onResolve: (keep: 'mine' | 'theirs') => void
}

/**
 * Panel for a conflict between the edited order and the order that another user has saved. Lists the members whose
 * positions differ most. The user chooses which order to save.
 */
export function MemberOrderConflictPanel({ differences, titleOf, onResolve }: MemberOrderConflictPanelProps) {
  const t = useTranslate()
  return (
    <section className={styles.conflict} role="alert">
      <h3>{t('members.conflict')}</h3>
      <div className={styles.choices}>
        <Button onClick={() => onResolve('mine')}>{t('dialog.conflict.keepMine')}</Button>
        <Button onClick={() => onResolve('theirs')}>{t('dialog.conflict.takeTheirs')}</Button>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('dialog.conflict.mine')}</th>
            <th scope="col">{t('dialog.conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ id, mine, theirs }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{titleOf(id)}</bdi>
              </th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
