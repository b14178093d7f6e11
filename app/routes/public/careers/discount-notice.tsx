import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import type { EnrolmentData } from './enrolment.server.ts'

/** Says whether the discount code in the address is valid. */
export function DiscountNotice({ discount }: { discount: EnrolmentData['discount'] }) {
  const say = useSay()
  if (!discount) return null
  return discount.ok ? (
    <p className="banner" data-kind="success" role="status">
      <Said
        phrase="{applied}: {code} takes {percent}% off. It will be sent with your application."
        values={{
          applied: <strong>{say('Code applied')}</strong>,
          code: discount.code,
          percent: discount.percent,
        }}
      />
    </p>
  ) : (
    <p className="banner" data-kind="warning" role="status">
      {discount.problem}. {say('You can apply without it.')}
    </p>
  )
}
