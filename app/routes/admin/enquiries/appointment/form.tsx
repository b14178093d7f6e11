import type { Offer } from '#app/features/appointments/offer.server.ts'
import { SlotFields, TimesView, viewOf } from '#app/features/appointments/slot-fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'

type SetTimeProps = {
  /** The path of the enquiry's page. */
  path: string
  version: number
  offer: Offer
}

export function SetTime({ path, version, offer }: SetTimeProps) {
  const say = useSay()
  const page = `${path}/appointment`
  return (
    <>
      <StaffForm
        form="appointment"
        action={`${page}?${new URLSearchParams(viewOf(offer))}`}
        version={version}
        button={say('Set time and send email')}
        cancel={path}
      >
        <SlotFields offer={offer} path={page} />
      </StaffForm>
      <TimesView offer={offer} path={page} anchor="appointment" />
    </>
  )
}
