export const inviteCopy = {
  open: 'Invitar por correo',
  purpose: 'O mejor, sin contraseña temporal:',
  lead: 'La persona recibe un enlace y elige su propia contraseña.',
  title: 'Invitar por correo',
  submit: 'Enviar invitación',
  busy: 'Enviando...',
  cancel: 'Cancelar',
  failed: 'No se pudo enviar la invitación.',
  sent: (email: string) => `Enviamos la invitación a ${email}.`,
} as const;
