import type { Offer } from '#app/features/appointments/offer.server.ts'
import { SlotFields, TimesView, viewOf } from '#app/features/appointments/slot-fields.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'

type SetTimeProps = {
  /** The path of the enquiry's page. */
  path: string
  version: number
  /** The present appointment in words, if one is to come. */
  booked: string | null
  offer: Offer
}

export function SetTime({ path, version, booked, offer }: SetTimeProps) {
  const say = useSay()
  const page = `${path}/appointment`
  return (
    <>
      {booked ? (
        <p>
          <Said phrase="Booked now: {time}" values={{ time: <strong>{booked}</strong> }} />
        </p>
      ) : null}
      <StaffForm
        form="appointment"
        action={`${page}?${new URLSearchParams(viewOf(offer))}`}
        version={version}
        button={say(booked ? 'Change time and send email' : 'Set time and send email')}
        cancel={path}
      >
        <SlotFields offer={offer} path={page} />
      </StaffForm>
      <TimesView offer={offer} path={page} anchor="appointment" />
    </>
  )
}
