import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export const AppointmentsLink = () => (
  <LinkButton to="/dashboard/appointments" variant="outline">
    {useSay()('Appointments')}
  </LinkButton>
)
