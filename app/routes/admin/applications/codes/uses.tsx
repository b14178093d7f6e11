import type { CodeRow, CodeUse } from '#app/features/applications/codes/codes.server.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { useSay } from '#app/languages/say.tsx'
import { ReferenceLink } from '#app/routes/admin/records/reference-link.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { usesWords } from './state.tsx'

type CodeUsesProps = {
  promo: Pick<CodeRow, 'uses' | 'max_uses'>
  uses: readonly Omit<CodeUse, 'seq'>[]
  newest: string | null
  older: string | null
}

/** The applications with a code. */
export const CodeUses = ({ promo, uses, newest, older }: CodeUsesProps) => {
  const say = useSay()
  return (
    <Panel id="uses-heading" title={say('Applications with this code')}>
      {uses.length === 0 && promo.uses === 0 ? (
        <p>{say('No applications have used this code.')}</p>
      ) : (
        <>
          <Facts of={{ Uses: usesWords(promo, say) }} />
          <ul className="activity">
            {uses.map(({ reference, name, status, promo_redeemed_at }) => (
              <li key={reference}>
                <p className="typed" dir="auto">
                  {name}
                </p>
                <p className="activity-foot">
                  <ReferenceLink kind="application" reference={reference} />{' '}
                  <Pill status={status}>{statusLabel('application', status)}</Pill>{' '}
                  {promo_redeemed_at === null ? say('Requested') : say('Granted')}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <ListPager label={say('Applications pages')} newest={newest} older={older} />
    </Panel>
  )
}
