import inputBox from '../inputBox.module.css'
import styles from './formInputs.module.css'

/** CSS classes of the box around the control of a form input. */
export const inputBoxClassName = `${inputBox.box} ${styles.box}`
