/** Stands for a picture's or font's address, which the build makes. */
export default '/asset';
