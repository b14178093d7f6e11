import type { EnrolmentData } from './enrolment.server.ts'

/** Says whether the discount code in the address is valid. */
export function DiscountNotice({ discount }: { discount: EnrolmentData['discount'] }) {
  if (!discount) return null
  return discount.ok ? (
    <p className="banner" data-kind="success" role="status">
      <strong>Code applied</strong>: {discount.code} takes {discount.percent}% off. It goes with your application.
    </p>
  ) : (
    <p className="banner" data-kind="warning" role="status">
      {discount.problem}. You can apply without it.
    </p>
  )
}
