import type { CodeRow, CodeUse } from '#app/features/applications/codes/codes.server.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { ReferenceLink } from '#app/routes/admin/records/reference-link.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { usesWords } from './state.tsx'

type CodeUsesProps = {
  promo: Pick<CodeRow, 'uses' | 'max_uses' | 'percent'>
  /** The form beside it has the discount and the limit. */
  mayWrite: boolean
  uses: readonly Omit<CodeUse, 'seq'>[]
  newest: string | null
  older: string | null
}

/** The applications with a code. */
export const CodeUses = ({ promo, mayWrite, uses, newest, older }: CodeUsesProps) => {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  return (
    <Panel id="uses-heading" title={say('Applications with this code')}>
      {mayWrite ? null : (
        <Facts of={{ Discount: (promo.percent / 100).toLocaleString(locale, { style: 'percent' }) }} />
      )}
      {uses.length === 0 && promo.uses === 0 && (mayWrite || promo.max_uses === null) ? (
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
