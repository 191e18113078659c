/** Mocks the address of a picture or font, which the build generates. */
export default '/asset';
