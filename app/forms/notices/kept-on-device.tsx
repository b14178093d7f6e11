import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'

type KeptOnDeviceProps = {
  /** The text was typed at another time, perhaps by another person. */
  isBack?: boolean
  onDelete: () => void
}

/** Says that what is typed stays on the device, which others may use. */
export function KeptOnDevice({ isBack, onDelete }: KeptOnDeviceProps) {
  const say = useSay()
  const ask = () => {
    if (window.confirm(say('Delete everything you typed in this form?'))) onDelete()
  }
  return (
    <div className="cluster note form-kept" data-align="ends">
      <p role="status">
        {isBack
          ? say('What you typed here earlier has been restored from this device. It has not been sent yet.')
          : say('What you typed is kept on this device until it is sent, for 7 days at most.')}
      </p>
      <Button variant="outline" onClick={ask}>
        {say('Delete it')}
      </Button>
    </div>
  )
}
