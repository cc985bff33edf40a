/**
 * Error of a progress write that must wait, because the user has not yet decided whether to go to the reading position
 * of another device.
 */
export class NewerPositionOnOtherDeviceError extends Error {}
