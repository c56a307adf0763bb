import { SunMoon } from 'lucide-react'
import { IconButton } from '../ui/button.tsx'

/** Works before any script of the page: the document's first one listens for it. */
export function ThemeSwitch() {
  return (
    <IconButton label="Switch between light and dark" data-theme-switch="">
      <SunMoon aria-hidden />
    </IconButton>
  )
}
