/** A register on its way from another page of the workspace to the desk, in the memory of this window alone. */
let handed: File | undefined

export function handRegister(register: File): void {
  handed = register
}

export const handedRegister = (): File | undefined => handed

/** Once it is open. */
export function forgetHandedRegister(): void {
  handed = undefined
}
