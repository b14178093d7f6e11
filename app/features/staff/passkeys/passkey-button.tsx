// The button that lets the browser make or use a passkey, with what went wrong.
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type PasskeyButtonProps = {
  begin: () => void
  isBusy: boolean
  problem?: string
  label: string
  busy: string
  variant?: ButtonVariant
}

export const PasskeyButton = ({ begin, isBusy, problem, label, busy, variant }: PasskeyButtonProps) => (
  <div className="passkey">
    {problem && !isBusy ? (
      <p className="banner" data-kind="error" role="alert">
        {problem}
      </p>
    ) : null}
    <Button variant={variant} aria-disabled={isBusy || undefined} onClick={() => (isBusy ? undefined : begin())}>
      <Icon name="key-round" size={18} />
      {isBusy ? busy : label}
    </Button>
  </div>
)
