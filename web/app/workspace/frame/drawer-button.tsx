import { Menu } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../ui/button.tsx'

export function DrawerButton(props: Omit<ComponentProps<typeof IconButton>, 'label' | 'children'>) {
  return (
    <IconButton {...props} label="Open menu" className="md:hidden">
      <Menu aria-hidden />
    </IconButton>
  )
}
