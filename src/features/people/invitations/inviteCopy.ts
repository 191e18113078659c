export const inviteCopy = {
  open: 'Invitar por correo',
  purpose: 'O invita por correo: la persona elige su propia contraseña.',
  lead: 'La persona recibe un enlace y elige su propia contraseña.',
  title: 'Invitar al equipo',
  titleForClient: 'Invitar a un cliente',
  submit: 'Enviar invitación',
  busy: 'Enviando...',
  cancel: 'Cancelar',
  failed: 'No se pudo enviar la invitación.',
  sent: (email: string) => `Enviamos la invitación a ${email}.`,
} as const;
