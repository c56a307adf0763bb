import { SunMoon } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'

/** Handled by the inline script, so it works before hydration. */
export function ThemeSwitch() {
  return (
    <IconButton label="Switch between light and dark" data-theme-switch="">
      <SunMoon aria-hidden />
    </IconButton>
  )
}
