import { PostButton } from '#app/forms/post-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

export const RevokeAddress = ({ path }: { path: string }) => (
  <PostButton action={`${path}/revoke`} variant="outline" id="calendar-revoke">
    {useSay()('Revoke the address')}
  </PostButton>
)

export function AboutAddress({ madeAt, zone }: { madeAt: number | null; zone: string }) {
  const say = useSay()
  return (
    <>
      <p>
        {madeAt === null
          ? say('Create a private address, then subscribe to it in your calendar program.')
          : say('Subscribe to this address in your calendar program.')}{' '}
        {say(
          'It shows all appointments and your interviews. Anyone with the address can read them, so don’t share it.',
        )}
      </p>
      {madeAt ? (
        <p>
          <Said phrase="Your address was created on {time}." values={{ time: <Moment at={madeAt} zone={zone} /> }} />{' '}
          {say('A new address replaces the old one.')}
        </p>
      ) : null}
    </>
  )
}
